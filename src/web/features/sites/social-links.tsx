const names: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
}

/** The site's social media accounts, as list items. */
export function SocialLinks({ social, className }: { social: Record<string, string>; className: string }) {
  return Object.entries(social).map(([network, url]) => (
    <li key={network}>
      <a href={url} rel="noopener" lang="en" className={className}>
        <bdi>{names[network] ?? network}</bdi>
      </a>
    </li>
  ))
}
