// Plugin of vite.config.ts: writes dist/client/latest-build.json, which names the build.
export function latestBuild(id) {
  return {
    name: 'rihla:latest-build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'latest-build.json', source: JSON.stringify({ id }) })
    },
  }
}
