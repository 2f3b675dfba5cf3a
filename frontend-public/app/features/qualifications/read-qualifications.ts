import type { QualificationValues } from './qualification-values';
import { qualificationsErrors, readQualificationValues } from './read-qualification-values';

export interface QualificationsProps {
  /** The group as the form stores it: one JSON text. */
  value: string;
  /** Displayed errors by control id; `cualificaciones` is the error of the whole group. */
  shown: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
  /** The control with this id was corrected. */
  onMended: (id: string) => void;
}

/** The group's values, its displayed errors, and a change of some values. */
export function readQualifications({ value, shown, onChange, onMended }: QualificationsProps) {
  const values = readQualificationValues(value);
  const errors = Object.fromEntries(
    Object.entries(qualificationsErrors(value)).filter(([id]) => id in shown),
  );
  const change = (patch: Partial<QualificationValues>) => {
    const next = JSON.stringify({ ...values, ...patch });
    const left = qualificationsErrors(next);
    for (const id of Object.keys(errors)) if (!(id in left)) onMended(id);
    onChange(next);
  };
  return { values, errors, change };
}
