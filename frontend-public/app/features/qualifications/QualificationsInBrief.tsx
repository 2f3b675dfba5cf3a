import { inBrief } from './qualification-words';
import { readQualificationValues } from './read-qualification-values';

/** The group in one line; `none`: while nothing is filled in. */
export const QualificationsInBrief = ({ value, none }: { value: string; none: string }) =>
  inBrief(readQualificationValues(value)) || none;
