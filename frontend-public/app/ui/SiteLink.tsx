import type { ComponentProps } from 'react';

type SiteLinkProps = ComponentProps<'a'> & { to: string };

/**
 * The one link of the site. Pages are documents, sent from memory and fetched ahead by browsers that can (see
 * lib/speculation.ts): a router between them would cost every visitor more than it saves.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
