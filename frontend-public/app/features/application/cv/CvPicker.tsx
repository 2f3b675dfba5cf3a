import { LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../lib/dates';
import { fileSize } from '../../lib/file-size';
import { Button } from '../../ui/Button';
import { describedBy, FieldFrame } from '../../ui/Field';
import { Icon } from '../../ui/Icon';

interface CvPickerProps {
  file: File | null;
  /** The CV the person already has here; kept unless another is chosen. */
  existing: Schemas['CvResponse'] | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

const ACCEPT = LIMITS.cvExtensions.map((extension) => `.${extension}`).join(',');

function FileLine({ name, note }: { name: string; note: string }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Icon name="file" className="size-8 text-muted" />
      <p className="min-w-0">
        <span className="block truncate font-bold">{name}</span>
        <span className="block text-sm text-muted">{note}</span>
      </p>
    </div>
  );
}

export function CvPicker({ file, existing, error, onChoose }: CvPickerProps) {
  const hint = `PDF, DOC o DOCX, de ${fileSize(LIMITS.cvBytes)} como máximo.`;
  const choose = existing || file ? 'Elegir otro archivo' : 'Elegir archivo';
  return (
    <FieldFrame id="cv" label="CV" hint={hint} error={error}>
      <div className="space-y-3">
        {existing && !file && (
          <div className="rounded-md border border-line bg-surface p-4">
            <FileLine
              name={existing.nombre_original}
              note={`${fileSize(existing.bytes)}, subido el ${longDate(existing.created_at)}. Lo usaremos si no eliges otro.`}
            />
          </div>
        )}
        {file && (
          <div className="flex items-center justify-between gap-3 rounded-md border-2 border-ink bg-surface p-4">
            <FileLine name={file.name} note={`${fileSize(file.size)}, listo para enviar`} />
            <Button look="outline" onClick={() => onChoose(null)} aria-label={`Quitar ${file.name}`}>
              Quitar
            </Button>
          </div>
        )}
        {/* The input covers the whole box: pressing or dropping a file anywhere on it works. */}
        <div className="relative flex min-h-28 flex-col items-center justify-center gap-2 rounded-md border-2 border-dashed border-line-strong bg-surface p-4 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)] hover:border-ink">
          <Icon name="upload" className="size-8 text-muted" />
          <span className="font-bold">{choose}</span>
          <input
            type="file"
            accept={ACCEPT}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            {...describedBy({ id: 'cv', hint, error })}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) onChoose(chosen);
              // The same file can be chosen again after it was refused or removed.
              event.target.value = '';
            }}
          />
        </div>
      </div>
    </FieldFrame>
  );
}
