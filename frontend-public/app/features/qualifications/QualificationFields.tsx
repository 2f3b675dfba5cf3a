import { t } from '@lingui/core/macro';
import { FIELD_LABEL } from '@hiring/contract';
import { Suspense } from 'react';
import { partOf, useFetchAhead } from '../../lib/part';
import { Fold } from '../../ui/Fold';
import { isOfGroup } from './qualification-values';
import type { QualificationsProps } from './read-qualifications';

const FoldedQualifications = partOf(
  async () => (await import('./FoldedQualifications')).FoldedQualifications,
);
const QualificationsInBrief = partOf(
  async () => (await import('./QualificationsInBrief')).QualificationsInBrief,
);
const WHEN_OPENED = [FoldedQualifications, QualificationsInBrief];

interface QualificationFieldsProps extends QualificationsProps {
  /** Driving licences are ticked above, so that only their dates are asked here. */
  licencesAbove?: boolean;
}

/** Optional and folded: most CVs contain the same answers. */
export function QualificationFields({ licencesAbove = false, ...group }: QualificationFieldsProps) {
  useFetchAhead(WHEN_OPENED);
  const names = licencesAbove ? t`CAP, ADR, turnos e idiomas` : t`Permisos, CAP, ADR, turnos e idiomas`;
  const error = group.shown['cualificaciones'];
  return (
    <Fold
      later
      id="cualificaciones"
      label={FIELD_LABEL.cualificaciones}
      note={
        group.value === '' ? (
          names
        ) : (
          <Suspense fallback={names}>
            <QualificationsInBrief value={group.value} none={names} />
          </Suspense>
        )
      }
      wrong={error !== undefined || Object.keys(group.shown).some(isOfGroup)}
      describedBy={error ? 'cualificaciones-error' : undefined}
    >
      <Suspense>
        <FoldedQualifications {...group} licencesAbove={licencesAbove} />
      </Suspense>
    </Fold>
  );
}
