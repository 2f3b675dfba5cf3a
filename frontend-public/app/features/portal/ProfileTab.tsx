import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { QualificationsCard } from '../qualifications/QualificationsCard';
import { Card } from './Card';
import { Facts } from './Facts';

function addressOf({ direccion, codigo_postal, ciudad }: Schemas['PortalProfile']): string | null {
  if (!direccion) return null;
  return [direccion, [codigo_postal, ciudad].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const LongText = ({ text }: { text: string }) => <p className="max-w-prose whitespace-pre-line">{text}</p>;

export function ProfileTab({ candidate }: { candidate: Schemas['PortalProfile'] }) {
  const { experiencia, educacion, habilidades, carta_presentacion, fecha_nacimiento } = candidate;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title="Información personal">
        <Facts
          items={[
            ['Nombre completo', `${candidate.nombre} ${candidate.apellidos}`],
            ['Email', candidate.email],
            ['Teléfono', candidate.telefono || 'No especificado'],
            ['Fecha de nacimiento', fecha_nacimiento && longDay(fecha_nacimiento)],
            ['Dirección', addressOf(candidate)],
          ]}
        />
      </Card>
      <Card title="Información profesional">
        <Facts
          items={[
            ['Posición', candidate.posicion_nombre ?? candidate.posicion],
            ['Departamento', candidate.departamento_nombre ?? candidate.departamento],
          ]}
        />
      </Card>
      <QualificationsCard held={candidate.cualificaciones} />
      {experiencia && (
        <Card title="Experiencia">
          <LongText text={experiencia} />
        </Card>
      )}
      {educacion && (
        <Card title="Educación">
          <LongText text={educacion} />
        </Card>
      )}
      {habilidades.length > 0 && (
        <Card title="Habilidades">
          <ul className="flex flex-wrap gap-2">
            {habilidades.map((skill) => (
              <li key={skill} className="rounded-full bg-sand px-3 py-1 text-sm">
                {skill}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {carta_presentacion && (
        <Card title="Carta de presentación">
          <blockquote className="border-l-4 border-sand-deep pl-4">
            <LongText text={`“${carta_presentacion}”`} />
          </blockquote>
        </Card>
      )}
    </div>
  );
}
