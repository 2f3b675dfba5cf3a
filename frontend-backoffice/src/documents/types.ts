import type { Schemas } from '@hiring/contract/api';

export type DocumentRequest = Schemas['DocumentResponse'];
export type CvVersion = Schemas['CvVersionResponse'];
