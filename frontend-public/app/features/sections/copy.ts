import type { ContactTopic } from '@hiring/contract';
import type { href } from 'react-router';

/** An address of this site: one that no route answers does not compile. */
export type PagePath = Parameters<typeof href>[0];

export interface Titled {
  title: string;
  text: string;
}

export interface Option extends Titled {
  points?: readonly string[];
}

/** Everything a page of the public site says. Sections that a page does not need are left out. */
export interface PageCopy {
  path: PagePath;
  meta: { title: string; description: string };
  hero: {
    title: string;
    lead: string;
    /** What the visitor came to know, in three short answers. */
    brief: readonly Titled[];
  };
  /** What the visitor of this page writes to us about; not given where it may be anything. */
  topic?: ContactTopic;
  /** What the page leads to when it is not a call. */
  action?: { label: string; to: PagePath };
  audience?: { title: string; text?: string; items: readonly Titled[] };
  options?: { title: string; text?: string; items: readonly Option[] };
  table?: { title: string; text: string; rows: readonly (readonly [string, string])[]; note: string };
  steps?: { title: string; items: readonly Titled[] };
  included?: {
    title: string;
    items: readonly string[];
    apart: { title: string; items: readonly string[] };
  };
  questions: readonly { question: string; answer: string }[];
  next: Titled;
  related: { title: string; items: readonly (Titled & { to: PagePath })[] };
}
