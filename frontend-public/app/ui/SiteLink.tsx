import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { channelIn, withChannel } from '../lib/channel';

type SiteLinkProps = ComponentProps<'a'> & { to: string };

/**
 * The one link of the site. Pages are documents, sent from memory and fetched ahead by browsers that can (see
 * lib/speculation.ts): a router between them would cost every visitor more than it saves. On the way to the form it
 * keeps where the visitor came from.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const { search } = useLocation();
  return (
    <a href={withChannel(to, channelIn(search))} {...rest}>
      {children}
    </a>
  );
}
