import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SiteLink } from '../../ui/SiteLink';
import { Card } from '../portal/Card';

const HELD = (): readonly (readonly [string, string])[] => [
  [t`Tu cuenta`, t`Correo, una huella de tu contraseña y las sesiones que tienes abiertas.`],
  [t`Tu perfil y tu CV`, t`Lo que escribes en el formulario y los archivos que subes.`],
  [t`Tus candidaturas`, t`A qué te presentas, tus respuestas, las entrevistas y lo que anota RRHH.`],
  [t`Mensajes`, t`Los que te enviamos y los que nos escribes.`],
  [t`Avisos de empleo`, t`Las búsquedas que guardas con tu correo.`],
  [t`Registro`, t`Qué se ha hecho con tu cuenta y cuándo.`],
];

export function WhatWeHold() {
  return (
    <Card title={t`Qué guardamos de ti`}>
      <dl className="space-y-3">
        {HELD().map(([name, text]) => (
          <div key={name}>
            <dt className="font-bold">{name}</dt>
            <dd className="max-w-prose text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <Trans>
          Para qué los usamos y cuánto tiempo, en la{' '}
          <SiteLink to="/politica-privacidad" className="text-link underline underline-offset-4">
            política de privacidad
          </SiteLink>
          .
        </Trans>
      </p>
    </Card>
  );
}
