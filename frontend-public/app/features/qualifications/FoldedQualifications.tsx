import { Trans } from '@lingui/react/macro';
import { AvailabilityFields } from './AvailabilityFields';
import { LanguageFields } from './LanguageFields';
import { LicenceFields } from './LicenceFields';
import { START_ID } from './qualification-values';
import { readQualifications, type QualificationsProps } from './read-qualifications';

interface FoldedQualificationsProps extends QualificationsProps {
  licencesAbove: boolean;
}

/** The fields of the folded group. */
export function FoldedQualifications({ licencesAbove, ...group }: FoldedQualificationsProps) {
  const { values, errors, change } = readQualifications(group);
  const error = group.shown['cualificaciones'];
  return (
    <>
      <p className="text-muted">
        <Trans>Nos ayuda a llamarte para lo que encaja contigo. Dejarlo en blanco no te resta nada.</Trans>
      </p>
      {error && (
        <p id="cualificaciones-error" className="font-bold text-danger">
          <span className="sr-only">
            <Trans>Error:</Trans>{' '}
          </span>
          {error}
        </p>
      )}
      <LicenceFields
        permisos={values.permisos}
        errors={errors}
        licencesAbove={licencesAbove}
        onChange={(permisos) => change({ permisos })}
      />
      <AvailabilityFields values={values} error={errors[START_ID]} onChange={change} />
      <LanguageFields idiomas={values.idiomas} onChange={(idiomas) => change({ idiomas })} />
    </>
  );
}
