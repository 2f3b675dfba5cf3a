import { PRIORIDAD_LABEL, estadoText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useState } from 'react';
import { problemText } from '../../lib/api';
import { longDate, longDay } from '../../lib/dates';
import { getJson } from '../../lib/json';
import { Alert } from '../../ui/Alert';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Spinner } from '../../ui/Spinner';
import { Facts } from '../portal/Facts';
import { jobOf, useDepartmentNames } from './job-names';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Person = Schemas['CandidateResponse'];

function Part({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 max-w-prose break-words whitespace-pre-line">{text}</p>
    </section>
  );
}

function Details({ person }: { person: Person }) {
  const { departamento, posicion } = jobOf(person, useDepartmentNames());
  const { fecha_nacimiento, retirada } = person;
  return (
    <div className="space-y-5">
      <section>
        <h3 className="mb-2 text-lg">Información personal</h3>
        <Facts
          items={[
            ['Email', person.email],
            ['Teléfono', person.telefono],
            ['Fecha de nacimiento', fecha_nacimiento && longDay(fecha_nacimiento)],
            ['Dirección', person.direccion],
            ['Ciudad', person.ciudad],
            ['Código postal', person.codigo_postal],
          ]}
        />
      </section>
      <section>
        <h3 className="mb-2 text-lg">Información profesional</h3>
        <Facts
          items={[
            ['Departamento', departamento],
            ['Posición', posicion],
            ['Fecha de aplicación', longDate(person.fecha_aplicacion)],
            ['Estado', retirada ? 'Retirada' : capitalised(estadoText(person.estado))],
            ['Prioridad', PRIORIDAD_LABEL[person.prioridad]],
          ]}
        />
      </section>
      <Part title="Experiencia" text={person.experiencia} />
      <Part title="Educación" text={person.educacion} />
      <Part title="Habilidades" text={person.habilidades.join(', ')} />
      <Part title="Carta de presentación" text={person.carta_presentacion} />
      <p className="border-t border-line pt-3 text-sm text-muted">Creado el {longDate(person.created_at)}</p>
    </div>
  );
}

interface PersonDialogProps {
  person: Schemas['CandidateRow'];
  onClose: () => void;
}

export default function PersonDialog({ person, onClose }: PersonDialogProps) {
  const [details, setDetails] = useState<Person | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    getJson<Person>(`/candidates/${person.id}`, controller.signal).then(setDetails, (error: unknown) => {
      if (!controller.signal.aborted) setRefusal(problemText(error));
    });
    return () => controller.abort();
  }, [person.id, round]);

  function retry() {
    setRefusal(null);
    setRound(round + 1);
  }

  return (
    <Dialog title={`${person.nombre} ${person.apellidos}`} onClose={onClose}>
      {details ? (
        <Details person={details} />
      ) : refusal ? (
        <Alert look="danger" role="alert">
          <p>{refusal}</p>
          <Button look="outline" onClick={retry}>
            Reintentar
          </Button>
        </Alert>
      ) : (
        <Spinner message="Cargando..." />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {person.cv_url && (
          <ButtonLink to={person.cv_url} target="_blank" rel="noopener" look="ink">
            Ver CV<span className="sr-only"> (se abre en otra pestaña)</span>
          </ButtonLink>
        )}
        <Button look="outline" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </Dialog>
  );
}
