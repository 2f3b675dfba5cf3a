import { FIELD_LABEL } from '@hiring/contract';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { TEXT_NAMES, type FormValues, type TextName } from '../form-values';

interface ReplacedNoteProps {
  /** What another device had written in the same fields. */
  values: Partial<FormValues>;
  onUse: (name: TextName, value: string) => void;
  onDismiss: () => void;
}

/** Offers what another device had written where this one wrote too. */
export function ReplacedNote({ values, onUse, onDismiss }: ReplacedNoteProps) {
  const names = TEXT_NAMES.filter((name) => values[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <Alert look="info" role="status" title="Habías escrito otra cosa desde otro dispositivo">
      <ul className="space-y-2">
        {names.map((name) => (
          <li key={name}>
            <p className="line-clamp-3 break-words">
              <span className="font-bold">{FIELD_LABEL[name]}:</span> {values[name]}
            </p>
            <Button look="quiet" onClick={() => onUse(name, values[name] ?? '')}>
              Usar este texto
            </Button>
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={onDismiss}>
        Dejar lo que pone ahora
      </Button>
    </Alert>
  );
}
