import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { channelIn, withChannel } from '../lib/channel';
import { localPath } from '../lib/language/language';

type SiteLinkProps = ComponentProps<'a'> & { to: string };

/**
 * The site's only link component. Pages are documents, cached by the server and prefetched by browsers that support it
 * (see lib/speculation.ts): a client-side router would cost every visitor more than it saves. Links on the way to the
 * form keep the tracking link's code.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const { search } = useLocation();
  return (
    <a href={localPath(withChannel(to, channelIn(search)))} {...rest}>
      {children}
    </a>
  );
}
