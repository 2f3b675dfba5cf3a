import { dataOf, type Language } from './people.ts';

/** Headings, labels and paragraphs as CVs of a language have them. */
export interface Words {
  title: string;
  personal: string;
  contact: string;
  profile: string;
  experience: string;
  education: string;
  languages: string;
  references: string;
  label: {
    name: string;
    given: string;
    family: string;
    email: string;
    phone: string;
    address: string;
    licence: string;
    birth: string;
    id: string;
  };
  about: string;
  jobs: readonly [years: string, job: string, text: string][];
  studies: string;
  spoken: string;
  /** Somebody else, with a telephone and an address. */
  referee: string;
}

export const WORDS = dataOf<Record<Language, Words>>('words.json');
