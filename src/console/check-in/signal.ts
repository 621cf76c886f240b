let sound: AudioContext | undefined

/** A short tone and a vibration: high for an accepted ticket, low and twice for all others. */
export function signal(isIn: boolean): void {
  navigator.vibrate?.(isIn ? 60 : [90, 60, 90])
  sound ??= new AudioContext()
  // Browsers play sounds only after the page has been touched.
  if (sound.state === 'suspended') void sound.resume()
  for (const start of isIn ? [0] : [0, 0.18]) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()]
    const at = sound.currentTime + start
    tone.frequency.value = isIn ? 880 : 220
    volume.gain.setValueAtTime(0.2, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.15)
    tone.connect(volume).connect(sound.destination)
    tone.start(at)
    tone.stop(at + 0.15)
  }
}
