import { SiteLink } from '../../ui/SiteLink';
import { Card } from '../portal/Card';

const HELD: readonly (readonly [string, string])[] = [
  ['Tu cuenta', 'Email, una huella de tu contraseña y las sesiones que tienes abiertas.'],
  ['Tu perfil y tu CV', 'Lo que escribes en el formulario y los archivos que subes.'],
  [
    'Tus candidaturas',
    'A qué te presentas, tus respuestas, las entrevistas y lo que anota recursos humanos.',
  ],
  ['Mensajes', 'Los que te enviamos y los que nos escribes.'],
  ['Avisos de empleo', 'Las búsquedas que guardas con tu email.'],
  ['Registro', 'Qué se ha hecho con tu cuenta y cuándo.'],
];

export function WhatWeHold() {
  return (
    <Card title="Qué guardamos de ti">
      <dl className="space-y-3">
        {HELD.map(([name, text]) => (
          <div key={name}>
            <dt className="font-bold">{name}</dt>
            <dd className="max-w-prose text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        Para qué los usamos y cuánto tiempo, en la{' '}
        <SiteLink to="/politica-privacidad" className="text-link underline underline-offset-4">
          política de privacidad
        </SiteLink>
        .
      </p>
    </Card>
  );
}
