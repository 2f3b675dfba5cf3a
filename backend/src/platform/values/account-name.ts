interface Named {
  nombre: string | null;
  apellidos: string | null;
  email: string | null;
}

/** Name of an account as colleagues read it; the address when no name is known, null without either. */
export const accountName = <Who extends Named>({ nombre, apellidos, email }: Who): string | Who['email'] =>
  [nombre, apellidos].filter(Boolean).join(' ') || email;
