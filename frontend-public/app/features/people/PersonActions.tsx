import type { Schemas } from '@hiring/contract/api';
import { Button, ButtonLink } from '../../ui/Button';
import { useHydrated } from '../../ui/use-hydrated';

interface PersonActionsProps {
  person: Schemas['CandidateRow'];
  onView: () => void;
}

export function PersonActions({ person, onView }: PersonActionsProps) {
  const hydrated = useHydrated();
  const name = `${person.nombre} ${person.apellidos}`;
  return (
    <div className="flex gap-2">
      <Button
        look="outline"
        className="px-3"
        onClick={onView}
        disabled={!hydrated}
        aria-label={`Ver a ${name}`}
      >
        Ver
      </Button>
      {person.cv_url && (
        <ButtonLink
          to={person.cv_url}
          target="_blank"
          rel="noopener"
          look="quiet"
          className="px-2"
          aria-label={`CV de ${name} (se abre en otra pestaña)`}
        >
          CV
        </ButtonLink>
      )}
    </div>
  );
}
