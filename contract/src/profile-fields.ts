/** The columns of `candidates` that say who a person is: what copies, forms, drafts and imports have to have. */
export const PROFILE_FIELDS = [
  'nombre',
  'apellidos',
  'email',
  'telefono',
  'fecha_nacimiento',
  'direccion',
  'ciudad',
  'codigo_postal',
  'departamento',
  'posicion',
  'experiencia',
  'educacion',
  'habilidades',
  'carta_presentacion',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
