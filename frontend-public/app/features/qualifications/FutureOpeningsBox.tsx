import { Trans } from '@lingui/react/macro';
import { FUTURE_OPENINGS } from '@hiring/contract';

interface FutureOpeningsBoxProps {
  /** The consent was given before, so it is not asked again. */
  consented: boolean;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

/** The form's only consent: a separate box, never pre-ticked. */
export function FutureOpeningsBox({ consented, ticked, onTick }: FutureOpeningsBoxProps) {
  if (consented) {
    return (
      <p className="text-sm text-muted">
        <Trans>
          Ya nos diste permiso para guardar tus datos para futuras ofertas. {FUTURE_OPENINGS.withdrawal}
        </Trans>
      </p>
    );
  }
  return (
    <div className="rounded-md border border-line-strong bg-surface has-checked:border-ink has-checked:bg-sand">
      <label className="flex min-h-13 cursor-pointer items-start gap-3 px-4 pt-4">
        <input
          id="futuras_ofertas"
          type="checkbox"
          checked={ticked}
          onChange={(event) => onTick(event.target.checked)}
          aria-describedby="futuras_ofertas-ayuda"
          className="mt-0.5 size-5 shrink-0 accent-ink"
        />
        <span className="font-bold">
          {FUTURE_OPENINGS.label}
          <span className="font-normal text-muted">
            {' '}
            <Trans>(opcional)</Trans>
          </span>
        </span>
      </label>
      <p id="futuras_ofertas-ayuda" className="max-w-prose px-4 pt-2 pb-4 ps-12 text-sm text-muted">
        {FUTURE_OPENINGS.meaning} {FUTURE_OPENINGS.withdrawal}
      </p>
    </div>
  );
}
