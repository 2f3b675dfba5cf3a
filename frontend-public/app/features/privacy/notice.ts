/**
 * Version of the first-layer notice below. It is recorded with what was sent while it stood on the
 * screen: change it with the text.
 */
export const NOTICE_VERSION = '1.1';

export type NoticePurpose = 'registro' | 'candidatura';

export const PURPOSE: Readonly<Record<NoticePurpose, string>> = {
  registro: 'crear tu cuenta y gestionar tu candidatura',
  candidatura: 'gestionar tu candidatura y el proceso de selección',
};
