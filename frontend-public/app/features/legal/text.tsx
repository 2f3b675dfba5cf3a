import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/SiteLink';

const LINK = 'text-link underline underline-offset-4 hover:no-underline';

/** A page of this site, a URL of another, or an anchor. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className={LINK}>
      {children}
    </SiteLink>
  );
}

export function Mail({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className={`break-words ${LINK}`}>
      {to}
    </a>
  );
}

export function Phone({ number, href }: { number: string; href: string }) {
  return (
    <a href={href} className={`whitespace-nowrap ${LINK}`}>
      <bdi>{number}</bdi>
    </a>
  );
}

export function Bullets({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-2 ps-5 marker:text-line-strong">{children}</ul>;
}

/** A list of definitions: each term in bold, followed by its text. */
export function Terms({ rows }: { rows: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <dl className="rounded-lg border border-line bg-surface">
      {rows.map(([term, text]) => (
        <div
          key={term}
          className="border-b border-line p-4 last:border-b-0 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6"
        >
          <dt className="font-bold">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
