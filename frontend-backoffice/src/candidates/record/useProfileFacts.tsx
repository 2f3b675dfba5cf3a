import { Link } from '@mui/material';
import { FIELD_LABEL, PROFILE, type ProfileField } from '@hiring/contract';
import { useDepartments } from '../../panel/departments/useDepartments';
import { formatDay } from '../../ui/format/dates';
import type { Fact } from '../../ui/display/Facts';
import type { Candidate } from '../useCandidate';

/** A field of the profile with its label; null: not filled in. */
export function useProfileFacts(candidate: Candidate): (field: ProfileField) => Fact {
  const { departmentName, positionName } = useDepartments();

  function valueOf(field: ProfileField) {
    const value = candidate[field];
    if (typeof value !== 'string') return value?.join(', ') || null;
    switch (value && PROFILE[field].kind) {
      case 'email':
        return <Link href={`mailto:${value}`}>{value}</Link>;
      case 'phone':
        return <Link href={`tel:${value.replace(/\s/g, '')}`}>{value}</Link>;
      case 'birth_date':
        return formatDay(value);
      case 'department':
        return departmentName(value);
      case 'position':
        return positionName(candidate.departamento, value);
      default:
        return value || null;
    }
  }

  return (field) => ({ label: FIELD_LABEL[field], value: valueOf(field) });
}
