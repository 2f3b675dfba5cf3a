import { dataOf, type Truth } from './people.ts';

/** A CV that is written out: what is odd about it, its maker, the truth where it is not null, and its text. */
export interface Odd {
  name: string;
  /** `text`: the product's PDF library; `troff`; `docx`, `markdown`: Word by pandoc; `html`: a page of Chromium. */
  make: 'text' | 'troff' | 'docx' | 'markdown' | 'html' | 'writer';
  truth: Partial<Truth>;
  body: string;
  /** Name of the file and metadata, where they say something. */
  file?: string;
  title?: string;
  author?: string;
}

export const ODD = dataOf<readonly Odd[]>('odd.json');
