/** The data that a person sends to register and to apply. */

/** The application form, without a name and a CV. */
export const APPLICATION = {
  apellidos: 'Puig Serra',
  telefono: '+34 600 000 001',
  direccion: 'Carrer de l’Exemple, 1',
  ciudad: 'Barcelona',
  codigo_postal: '08001',
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  experiencia: 'Cinco años en taller, diagnosis y frenos.',
  habilidades: 'Diagnosis, Frenos',
  aviso_version: '1',
};

export const account = (email: string, password: string) => ({
  email,
  password,
  confirm_password: password,
  aviso_version: '1',
});

/** A multipart form with a file, as a browser sends it. */
export function formWith(texts: Record<string, string>, field: string, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append(field, file);
  return form;
}
