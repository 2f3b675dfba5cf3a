import type { ReactNode } from 'react';
import { ServerOnly } from '../../lib/ServerOnly';
import { StructuredData } from '../seo/StructuredData';
import { Audience } from './Audience';
import { CallToAction } from './CallToAction';
import type { PageCopy } from './copy';
import { FactTable } from './FactTable';
import { Hero } from './Hero';
import { Included } from './Included';
import { Options } from './Options';
import { Questions } from './Questions';
import { Related } from './Related';
import { Steps } from './Steps';

interface ContentPageProps {
  copy: PageCopy;
  picture: ReactNode;
  /** Content of this page only, right below the first screen. */
  children?: ReactNode;
  /** Rarely needed content of this page only, before the questions. */
  details?: ReactNode;
}

/** The layout of every content page of the public site. */
export function ContentPage({ copy, picture, children, details }: ContentPageProps) {
  return (
    <ServerOnly>
      <Hero copy={copy} picture={picture} />
      {children}
      {copy.audience && <Audience {...copy.audience} />}
      {copy.steps && <Steps {...copy.steps} />}
      {copy.options && <Options {...copy.options} />}
      {copy.table && <FactTable {...copy.table} />}
      {copy.included && <Included {...copy.included} />}
      {details}
      <Questions questions={copy.questions} />
      <CallToAction copy={copy} />
      <Related {...copy.related} />
      <StructuredData about={{ copy }} />
    </ServerOnly>
  );
}
