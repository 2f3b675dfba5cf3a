import type { ContactTopic } from '@hiring/contract';
import type { href } from 'react-router';

/** A path of this site; a path without a route does not compile. */
export type PagePath = Parameters<typeof href>[0];

export interface Titled {
  title: string;
  text: string;
}

export interface Option extends Titled {
  points?: readonly string[];
}

/** All texts of a public page. Unused sections are omitted. */
export interface PageCopy {
  path: PagePath;
  meta: { title: string; description: string };
  hero: {
    title: string;
    lead: string;
    /** The visitor's main questions, in three short answers. */
    brief: readonly Titled[];
  };
  /** The topic of messages from this page; omitted when it may be any. */
  topic?: ContactTopic;
  /** The page's action when it is not a call. */
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
