import {
  RECOMENDACION_LABEL,
  RECOMENDACIONES,
  SCORE_LABEL,
  SCORES,
  type ScorecardPage,
} from '@hiring/contract';

const CHIP =
  'flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface px-3 py-2 text-center hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-3';

/** One criterion, 1 to 5; without a choice it is not scored. */
export function CriterionField({
  criterion: { id, nombre, descripcion },
  typed,
}: {
  criterion: ScorecardPage['criterios'][number];
  /** The choice before the last submission. */
  typed: string | undefined;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{nombre}</legend>
      {descripcion && <p className="text-sm text-muted">{descripcion}</p>}
      <div className="mt-2 grid grid-cols-5 gap-2">
        {SCORES.map((points) => (
          <label key={points} className={CHIP}>
            <input
              type="radio"
              name={`criterio.${id}`}
              value={points}
              defaultChecked={typed === String(points)}
              className="sr-only"
            />
            <span className="font-bold">{points}</span>
            <span className="sr-only">: {SCORE_LABEL[points]}</span>
          </label>
        ))}
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-sm text-muted">
        <span>{SCORE_LABEL[1]}</span>
        <span>{SCORE_LABEL[5]}</span>
      </p>
    </fieldset>
  );
}

export function RecommendationField({
  error,
  typed,
}: {
  error: string | undefined;
  typed: string | undefined;
}) {
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'recomendacion-error' : undefined}
      className={`min-w-0 ${error ? 'border-s-4 border-danger ps-3' : ''}`}
    >
      <legend className="font-bold">¿Recomiendas contratar a esta persona?</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-4">
        {RECOMENDACIONES.map((value, place) => (
          <label key={value} className={CHIP}>
            <input
              type="radio"
              name="recomendacion"
              id={place === 0 ? 'recomendacion' : undefined}
              value={value}
              defaultChecked={typed === value}
              className="sr-only"
            />
            {RECOMENDACION_LABEL[value]}
          </label>
        ))}
      </div>
      {error && (
        <p id="recomendacion-error" className="mt-1.5 font-bold text-danger">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
    </fieldset>
  );
}
