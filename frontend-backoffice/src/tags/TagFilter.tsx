import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { FilterInput } from '../ui/SelectInputs';
import { useTags } from './useTags';
import { later } from '../ui/later';

const ManageTagsDialog = later(() => import('./ManageTagsDialog'), 'ManageTagsDialog');

/** An input of a filter form: those who carry one tag; and the way to the tags themselves. */
export function TagFilter() {
  const { data: tags = [] } = useTags();
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterInput
        source="etiqueta"
        label="Etiqueta"
        emptyText="Todas"
        choices={tags.map(({ id, nombre }) => ({ id, name: nombre }))}
      />
      <Box sx={{ display: 'flex' }}>
        <Button onClick={() => setOpen(true)}>Gestionar etiquetas</Button>
      </Box>
      {open && <ManageTagsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
