import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/site';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { BarrierArt } from './BarrierArt';

interface ErrorPageProps {
  code: '404' | '500';
  title: string;
  text: string;
  children: ReactNode;
}

/** The layout of the error pages: where you are, what happened, what to do next. */
export function ErrorPage({ code, title, text, children }: ErrorPageProps) {
  const site = useSite();
  return (
    <>
      <title>{site ? `${title} | ${site.company.name}` : title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Breadcrumb
        crumbs={[
          { label: t`Inicio`, to: '/' },
          { label: t`Error ${code}`, to: '' },
        ]}
      />
      <div className="mx-auto max-w-3xl px-4 pt-6 pb-16 sm:px-6">
        <BarrierArt code={code} />
        <h1 className="mt-8 text-2xl">{title}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">{text}</p>
        {children}
      </div>
    </>
  );
}
