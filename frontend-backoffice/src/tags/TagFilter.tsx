import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { CandidateFilters } from '../candidates/types';
import { FilterSelect } from '../ui/FilterSelect';
import { useListFilters } from '../ui/useListFilters';
import { useTags } from './useTags';

const ManageTagsDialog = lazy(async () => ({
  default: (await import('./ManageTagsDialog')).ManageTagsDialog,
}));

/** Those who carry one tag; and the way to the tags themselves. */
export function TagFilter() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { data: tags = [] } = useTags();
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterSelect
        label="Etiqueta"
        allLabel="Todas"
        value={filters.etiqueta}
        options={tags.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        onChoose={(etiqueta) => change({ etiqueta })}
      />
      <Box sx={{ display: 'flex' }}>
        <Button onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          Gestionar etiquetas
        </Button>
      </Box>
      <Suspense fallback={null}>{open && <ManageTagsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
