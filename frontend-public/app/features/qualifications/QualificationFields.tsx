import { Trans } from '@lingui/react/macro';
import { FIELD_LABEL } from '@hiring/contract';
import { Fold } from '../../ui/Fold';
import { AvailabilityFields } from './AvailabilityFields';
import { LanguageFields } from './LanguageFields';
import { LicenceFields } from './LicenceFields';
import { START_ID } from './qualification-values';
import { inBrief } from './qualification-words';
import { readQualifications, type QualificationsProps } from './read-qualifications';

interface QualificationFieldsProps extends QualificationsProps {
  /** Driving licences are ticked above, so that only their dates are asked here. */
  licencesAbove?: boolean;
}

/** Optional and folded: most CVs contain the same answers. */
export function QualificationFields({ licencesAbove = false, ...group }: QualificationFieldsProps) {
  const { values, errors, change } = readQualifications(group);
  const error = group.shown['cualificaciones'];
  return (
    <Fold
      id="cualificaciones"
      label={FIELD_LABEL.cualificaciones}
      note={inBrief(values)}
      wrong={error !== undefined || Object.keys(errors).length > 0}
      describedBy={error ? 'cualificaciones-error' : undefined}
    >
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
    </Fold>
  );
}
