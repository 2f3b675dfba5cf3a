import { t } from '@lingui/core/macro';
import {
  FIELD_LABEL,
  JOB_FIELDS,
  listText,
  PERSONAL_FIELDS,
  type ProfileField,
  TEXT_FIELDS,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { QualificationsCard } from '../qualifications/QualificationsCard';
import { InSpanish } from '../careers/InSpanish';
import { Card } from './Card';
import { Facts } from './Facts';
import { profileWords } from './profile-words';

function addressOf({ direccion, codigo_postal, ciudad }: Schemas['PortalProfile']): string | null {
  if (!direccion) return null;
  return listText([direccion ?? '', [codigo_postal, ciudad].filter(Boolean).join(' ')].filter(Boolean));
}

const LongText = ({ text }: { text: string }) => (
  <p dir="auto" className="max-w-prose whitespace-pre-line">
    {text}
  </p>
);

/** These three fields are shown as one address. */
const ADDRESS: readonly ProfileField[] = ['direccion', 'ciudad', 'codigo_postal'];
const PERSONAL = PERSONAL_FIELDS.filter((field) => !ADDRESS.includes(field));
const JOB: readonly ProfileField[] = ['posicion', ...JOB_FIELDS.filter((field) => field !== 'posicion')];

/** Named by human resources. */
const OF_HR: readonly ProfileField[] = ['departamento', 'posicion'];

function Words({ field, candidate }: { field: ProfileField; candidate: Schemas['PortalProfile'] }) {
  const text = profileWords(candidate, field) ?? '';
  if (field === 'habilidades') {
    return (
      <ul className="flex flex-wrap gap-2">
        {candidate.habilidades.map((skill) => (
          <li key={skill} className="rounded-full bg-sand px-3 py-1 text-sm">
            <bdi>{skill}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  if (field !== 'carta_presentacion') return <LongText text={text} />;
  return (
    <blockquote className="border-s-4 border-sand-deep ps-4">
      <LongText text={`“${text}”`} />
    </blockquote>
  );
}

export function ProfileTab({ candidate }: { candidate: Schemas['PortalProfile'] }) {
  const shown = {
    ...candidate,
    telefono: candidate.telefono || t`No especificado`,
    posicion: candidate.posicion_nombre ?? candidate.posicion,
    departamento: candidate.departamento_nombre ?? candidate.departamento,
  };
  const factOf = (field: ProfileField) => {
    const words = profileWords(shown, field);
    return [
      FIELD_LABEL[field],
      words && OF_HR.includes(field) ? <InSpanish key={field}>{words}</InSpanish> : words,
    ] as const;
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={t`Información personal`}>
        <Facts
          items={[
            [t`Nombre completo`, `${candidate.nombre} ${candidate.apellidos}`],
            ...PERSONAL.map(factOf),
            [t`Dirección`, addressOf(candidate)],
          ]}
        />
      </Card>
      <Card title={t`Información profesional`}>
        <Facts items={JOB.map(factOf)} />
      </Card>
      <QualificationsCard held={candidate.cualificaciones} />
      {candidate.campos.length > 0 && (
        <Card title={t`Otros datos`}>
          <Facts items={candidate.campos.map(({ etiqueta, valor }) => [etiqueta, valor] as const)} />
        </Card>
      )}
      {TEXT_FIELDS.filter((field) => profileWords(candidate, field)).map((field) => (
        <Card key={field} title={FIELD_LABEL[field]}>
          <Words field={field} candidate={candidate} />
        </Card>
      ))}
    </div>
  );
}
