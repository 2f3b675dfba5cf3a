import {
  estadoText,
  FIELD_LABEL,
  JOB_FIELDS,
  PERSONAL_FIELDS,
  PRIORIDAD_LABEL,
  type ProfileField,
  TEXT_FIELDS,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useState } from 'react';
import { api, problemText } from '../../lib/api';
import { longDate } from '../../lib/dates';
import { Alert } from '../../ui/Alert';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Spinner } from '../../ui/Spinner';
import { Facts } from '../portal/Facts';
import { profileWords } from '../portal/profile-words';
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
  const job = jobOf(person, useDepartmentNames());
  const inWords = (field: ProfileField) => profileWords({ ...person, ...job }, field);
  return (
    <div className="space-y-5">
      <section>
        <h3 className="mb-2 text-lg">Información personal</h3>
        <Facts items={PERSONAL_FIELDS.map((field) => [FIELD_LABEL[field], inWords(field)])} />
      </section>
      <section>
        <h3 className="mb-2 text-lg">Información profesional</h3>
        <Facts
          items={[
            ...JOB_FIELDS.map((field) => [FIELD_LABEL[field], inWords(field)] as const),
            ['Fecha de la candidatura', longDate(person.fecha_aplicacion)],
            ['Estado', person.retirada ? 'Retirada' : capitalised(estadoText(person.estado))],
            ['Prioridad', PRIORIDAD_LABEL[person.prioridad]],
          ]}
        />
      </section>
      {TEXT_FIELDS.map((field) => (
        <Part key={field} title={FIELD_LABEL[field]} text={inWords(field)} />
      ))}
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
    api
      .get('/api/candidates/{id}', { params: { path: { id: person.id } }, signal: controller.signal })
      .then(setDetails, (error: unknown) => {
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
