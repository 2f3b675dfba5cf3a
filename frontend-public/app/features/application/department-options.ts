import type { Schemas } from '@hiring/contract/api';

export interface Option {
  value: string;
  label: string;
}

type Profile = Schemas['PortalProfile'] | null;
type Department = Schemas['DepartmentResponse'];

/** Adds the record's current value when the catalogue no longer has it. */
function withCurrent(options: Option[], value: string | null | undefined, label: string | null | undefined) {
  if (!value || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: label ?? value }];
}

export function departmentOptions(departments: Department[], profile: Profile): Option[] {
  const options = departments.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  return withCurrent(options, profile?.departamento, profile?.departamento_nombre);
}

export function positionOptions(departments: Department[], department: string, profile: Profile): Option[] {
  const positions = departments.find(({ codigo }) => codigo === department)?.posiciones ?? [];
  const own = profile?.departamento === department ? profile : null;
  return withCurrent(positions, own?.posicion, own?.posicion_nombre);
}
