import { cookieNameOf, listText } from '@hiring/contract';
import { Fragment, type ReactNode } from 'react';
import type { Block, Condition, Part, Passage, Span, Value } from '../../../build-plugins/content-text';
import { Alert } from '../../ui/Alert';
import { SettingsButton } from '../consent/SettingsButton';
import type { ContentOf } from '../content/content';
import { StoredItems } from './StoredItems';
import { Bullets, Mail, Phone, Terms, TextLink } from './text';
import type { LegalContent, LegalFacts } from './use-legal-facts';

/** What a text of a page may refer to. */
export type Texts = LegalFacts & { page: LegalContent };

const VALUES: Readonly<Record<Value, (texts: Texts) => ReactNode>> = {
  legal_name: ({ company }) => <bdi>{company.legal_name}</bdi>,
  tax_id: ({ company }) => company.tax_id,
  registry: ({ company }) => company.registry,
  address: ({ company }) => <bdi>{`${company.address}, ${company.postal_code} ${company.city}`}</bdi>,
  // Inside a sentence.
  hours: ({ company }) => company.hours.charAt(0).toLowerCase() + company.hours.slice(1),
  phone: ({ company }) => <Phone number={company.phone} href={company.phone_href} />,
  email: ({ company }) => <Mail to={company.email} />,
  email_rrhh: ({ company }) => <Mail to={company.email_rrhh} />,
  optional_data: ({ page }) =>
    'optional_data' in page && listText(Object.values(page.optional_data).filter((name) => name !== null)),
};

/** A table of what the site stores in a visitor's browser. */
const table =
  (name: keyof ContentOf<'/politica-cookies'>['stored']) =>
  ({ page, encrypted }: Texts) => {
    if (!('stored' in page)) return null;
    if (name !== 'cookies') return <StoredItems {...page.stored[name]} />;
    const { caption, items } = page.stored.cookies;
    const cookies = Object.entries(items).map(([own, item]) => ({
      name: cookieNameOf(own, encrypted),
      ...item,
    }));
    return <StoredItems caption={caption} items={cookies} />;
  };

const PARTS: Readonly<Record<Part, (texts: Texts) => ReactNode>> = {
  'table cookies': table('cookies'),
  'table local': table('local'),
  'table session': table('session'),
  'table analytics': table('analytics'),
  'cookie settings': () => <SettingsButton />,
};

const isShown =
  (texts: Texts) =>
  ({ when }: { when?: Condition }): boolean =>
    !when || texts[when.fact] === when.is;

function Spans({ of, texts }: { of: readonly Span[]; texts: Texts }) {
  return of.map((span, place) => {
    if (typeof span === 'string') return span;
    if ('value' in span) return <Fragment key={place}>{VALUES[span.value](texts)}</Fragment>;
    if ('strong' in span)
      return (
        <strong key={place}>
          <Spans of={span.strong} texts={texts} />
        </strong>
      );
    return (
      <TextLink key={place} to={span.to}>
        <Spans of={span.spans} texts={texts} />
      </TextLink>
    );
  });
}

interface PassagesProps {
  of: readonly Passage[];
  texts: Texts;
  as?: 'p' | 'li' | typeof Fragment;
}

/** Those of some passages that are true of this installation, each in an element or in the one around them. */
export function Passages({ of, texts, as: Around = Fragment }: PassagesProps) {
  return of.filter(isShown(texts)).map(({ spans }, place) => (
    <Around key={place}>
      <Spans of={spans} texts={texts} />
    </Around>
  ));
}

/** A block of a legal text. */
export function TextBlock({ block, texts }: { block: Block; texts: Texts }) {
  switch (block.kind) {
    case 'text':
      return <Passages of={[block]} texts={texts} as="p" />;
    case 'list':
      return (
        <Bullets>
          <Passages of={block.items} texts={texts} as="li" />
        </Bullets>
      );
    case 'terms': {
      const rows = block.rows.filter(isShown(texts));
      if (rows.length === 0) return null;
      return (
        <Terms rows={rows.map((row) => [row.term, <Passages key="text" of={row.texts} texts={texts} />])} />
      );
    }
    case 'warning':
      return (
        <Alert look="warning" title={block.title}>
          <Passages of={block.texts} texts={texts} as="p" />
        </Alert>
      );
    case 'part':
      return isShown(texts)(block) && PARTS[block.part](texts);
  }
}
