import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Addresses that another program answers: the browser has to load them as documents. */
const isElsewhere = (to: string) => /^(\/sistema-aplicacion|\/api)(\/|\?|$)|^[a-z]+:/.test(to);

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** The one link of the site: client navigation inside it, a plain link to anything else. */
export function SiteLink({ to, replace, preventScrollReset, prefetch, children, ...rest }: SiteLinkProps) {
  if (isElsewhere(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={to}
      replace={replace}
      preventScrollReset={preventScrollReset}
      prefetch={prefetch ?? 'intent'}
      {...rest}
    >
      {children}
    </Link>
  );
}
