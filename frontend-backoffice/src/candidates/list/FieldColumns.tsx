import { customFieldText } from '@hiring/contract';
import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { listName, useLeavingFields } from '../../fields/fieldFilters';
import { type CustomField, valueOf } from '../../fields/useCustomFields';
import { api, useRead } from '../../providers/api';
import type { CandidateRow } from '../useCandidate';
import type { ColumnProps } from './listColumns';

/** Of the people of this page: one request, however many cells ask. */
function FieldCell({ of, field }: { of: string; field: CustomField }) {
  const { data: rows = [] } = useListContext<CandidateRow>();
  const candidatos = rows.map(({ id }) => id).join(',');
  const { data = [] } = useRead(
    ['custom-field-values', candidatos],
    () => api.get('/api/candidates/custom-fields', { params: { query: { candidatos } } }),
    { enabled: candidatos !== '', placeholderData: (before) => before },
  );
  const values = data.find(({ candidato_id }) => candidato_id === of);
  const told = values && valueOf(field, field.entidad === 'persona' ? values.campos : values.candidatura);
  return told ? (
    <Typography variant="body2" noWrap title={told} sx={{ maxWidth: 220 }}>
      {told}
    </Typography>
  ) : null;
}

/** A column for each field of people and applications that leaves the record, behind the others until it is chosen. */
export function useFieldColumns() {
  return useLeavingFields().map((field) => {
    const props: ColumnProps = {
      cellClassName: 'wide',
      disableSort: !field.ordenable,
      render: (row) => <FieldCell of={row.id} field={field} />,
    };
    return { name: listName(field), atFirst: false, label: customFieldText(field.etiqueta), props };
  });
}
