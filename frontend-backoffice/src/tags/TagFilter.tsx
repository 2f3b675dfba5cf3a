import { Box } from '@mui/material';
import { DialogButton } from '../ui/buttons';
import { FilterInput } from '../ui/inputs';
import { useTags } from './useTags';
import { later } from '../ui/later';

const ManageTagsDialog = later(() => import('./ManageTagsDialog'), 'ManageTagsDialog');

/** An input of a filter form: those who carry one tag; and the way to the tags themselves. */
export function TagFilter() {
  const { data: tags = [] } = useTags();
  return (
    <>
      <FilterInput
        source="etiqueta"
        label="Etiqueta"
        emptyText="Todas"
        choices={tags.map(({ id, nombre }) => ({ id, name: nombre }))}
      />
      <Box sx={{ display: 'flex' }}>
        <DialogButton dialog={(close) => <ManageTagsDialog onClose={close} />}>
          Gestionar etiquetas
        </DialogButton>
      </Box>
    </>
  );
}
