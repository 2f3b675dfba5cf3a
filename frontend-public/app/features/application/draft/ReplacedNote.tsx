import { FIELD_LABEL } from '@hiring/contract';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { inBrief } from '../../qualifications/qualification-words';
import { readQualificationValues } from '../../qualifications/qualification-values';
import { TEXT_NAMES, type FormValues, type TextName } from '../form-values';

interface ReplacedNoteProps {
  /** What another device had written in the same fields. */
  values: Partial<FormValues>;
  onUse: (name: TextName, value: string) => void;
  onDismiss: () => void;
}

/** A value as people read it: the optional group is kept as JSON, the box as a word of programs. */
function inWords(name: TextName, value: string): string {
  if (name === 'cualificaciones') return inBrief(readQualificationValues(value));
  if (name === 'futuras_ofertas') return value === 'true' ? 'Sí' : 'No';
  return value;
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
              <span className="font-bold">{FIELD_LABEL[name]}:</span> {inWords(name, values[name] ?? '')}
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
