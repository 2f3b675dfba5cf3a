import { hashKey } from '@tanstack/react-query';
import { useGetList, useListContext, useNotify, useUpdate } from 'react-admin';
import { listAddress, type ListSort } from './filters/filters';
import { reasonOf, type Schemas } from '../../providers/api';
import { WHOLE_LIST } from '../../providers/dataProvider';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { namedFilters, useFieldLabels } from '../../fields/fieldFilters';
import { lazyPart } from '../../ui/lazy';
import { useMenu } from '../../ui/lists/useMenu';
import { translate } from '../../i18n/texts';
import { BusyButton } from '../../ui/buttons';
import { Alert } from '../../ui/Alert';

export type SavedView = Schemas['SavedViewResponse'];

export const useSavedViews = () => useGetList<SavedView>('saved-views', WHOLE_LIST, { staleTime: 60_000 });

/** What the list shows now, as a view keeps it. */
export interface ShownQuery {
  filtros: Record<string, string>;
  orden: ListSort;
}

function useShownQuery(): ShownQuery {
  const list = useListContext();
  const { field, order } = list.sort;
  return { filtros: namedFilters(list.filterValues as object), orden: { field, order } };
}

/** Whether the list shows just what the view opens. */
const isShown = ({ filtros, orden }: SavedView, shown: ShownQuery): boolean =>
  hashKey([filtros, orden ?? shown.orden]) === hashKey([shown.filtros, shown.orden]);

/** Done once in a visit: returning to the list must not undo what was chosen since. */
let opened = false;

/** Opens the default view, unless the address names what to show or a record is open over the list. */
function useDefaultView(views: readonly SavedView[] | undefined) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = pathname !== '/admin' || new URLSearchParams(search).has('filter');

  useEffect(() => {
    if (!views || opened) return;
    opened = true;
    const view = views.find(({ predeterminada }) => predeterminada);
    if (view && !named) void navigate(listAddress(view.filtros, view.orden), { replace: true });
  }, [views, named, navigate]);
}

/** What the view on the screen had and the list no longer has: the rest of it is shown. */
export function ViewRepair() {
  const { data: views } = useSavedViews();
  const shown = useShownQuery();
  const view = views?.find((one) => one.omitidos.length > 0 && isShown(one, shown));
  const notify = useNotify();
  const labelOf = useFieldLabels();
  const [repair, { isPending }] = useUpdate<SavedView>('saved-views', undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify('candidates.list.views.repaired', { type: 'success' }),
    onError: (error) => notify(reasonOf(error), { type: 'error' }),
  });
  if (!view) return null;
  const names = view.omitidos.map((name) => {
    if (name === 'orden') return translate('candidates.list.views.order');
    return labelOf(name) ?? translate(`resources.candidates.fields.${name}`, { _: name });
  });
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mx: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <BusyButton
          color="inherit"
          size="small"
          busy={isPending}
          onClick={() =>
            void repair('saved-views', {
              id: view.id,
              data: { filtros: view.filtros, orden: view.orden },
              previousData: view,
            })
          }
        >
          {translate('candidates.list.views.repair')}
        </BusyButton>
      }
    >
      {translate('candidates.list.views.leftOut', { name: view.nombre, names: names.join(', ') })}
    </Alert>
  );
}

const SaveViewDialog = lazyPart(() => import('./ViewDialogs'), 'SaveViewDialog');
const ManageViewsDialog = lazyPart(() => import('./ViewDialogs'), 'ManageViewsDialog');

/** 'Vistas': filters under a name of one's own; each opens with a click, and one of them by itself. */
export function SavedViews() {
  const { data: views, error, refetch } = useSavedViews();
  const shown = useShownQuery();
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const { button, menu, choose } = useMenu();
  useDefaultView(views);
  const current = views?.find((view) => isShown(view, shown));
  // A dialog would give the focus back to the item of the menu, which has gone.
  const opener = useRef<HTMLButtonElement>(null);
  const back = () => {
    setOpen(null);
    opener.current?.focus();
  };

  return (
    <>
      <Button
        {...button}
        ref={opener}
        variant="outlined"
        startIcon={<BookmarksOutlined />}
        sx={{ maxWidth: 240, '& .MuiButton-startIcon': { flexShrink: 0 } }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {translate(current ? 'candidates.list.views.current' : 'candidates.list.views.title', {
            name: current?.nombre,
          })}
        </span>
      </Button>
      <Menu
        {...menu}
        slotProps={{ ...menu.slotProps, paper: { sx: { maxWidth: 'min(360px, 92vw)', maxHeight: '70vh' } } }}
      >
        {views?.map((view) => (
          <MenuItem
            key={view.id}
            component={Link}
            to={listAddress(view.filtros, view.orden)}
            selected={view.id === current?.id}
            onClick={menu.onClose}
          >
            <ListItemText
              primary={view.nombre}
              secondary={view.predeterminada ? translate('candidates.list.views.opens') : undefined}
              slotProps={{ primary: { noWrap: true } }}
            />
            {view.predeterminada && <StarOutlined aria-hidden fontSize="small" sx={{ ml: 1.5 }} />}
          </MenuItem>
        ))}
        {views?.length === 0 && <MenuItem disabled>{translate('candidates.list.views.none')}</MenuItem>}
        {error && (
          <MenuItem onClick={() => void refetch()}>
            <ListItemText primary={translate('candidates.list.views.failed')} secondary={reasonOf(error)} />
          </MenuItem>
        )}
        <Divider />
        <MenuItem onClick={choose(() => setOpen('save'))}>{translate('candidates.list.views.save')}</MenuItem>
        {views && views.length > 0 && (
          <MenuItem onClick={choose(() => setOpen('manage'))}>
            {translate('candidates.list.views.manage')}
          </MenuItem>
        )}
      </Menu>
      {open === 'save' && <SaveViewDialog shown={shown} onClose={back} />}
      {open === 'manage' && <ManageViewsDialog onClose={back} />}
    </>
  );
}
