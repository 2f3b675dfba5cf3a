import { COUNT_LIMIT, formatCount } from '../format/counts';
import { Button, TablePagination } from '@mui/material';
import {
  FilterButton,
  TopToolbar,
  useGetResourceLabel,
  useListContext,
  useListPaginationContext,
  useResourceContext,
} from 'react-admin';
import type { ReactNode } from 'react';
import { LoadFailed, StateMessage } from '../Loaded';
import { translate } from '../../i18n/texts';

const UNKNOWN_TOTAL = -1;

const SIZES = [25, 50, 100];

interface PagerProps {
  /** Starts at 1. */
  page: number;
  perPage: number;
  /** Undefined: more than the server counts. */
  total: number | undefined;
  hasNextPage?: boolean;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  sizes?: number[];
}

export function ListPager({ sizes }: { sizes?: number[] }) {
  const { isPending, page, total, ...pages } = useListPaginationContext();
  const { data } = useListContext();
  if (isPending || !data || total === 0 || page < 1) return null;
  return <Pager {...pages} page={page} total={total} sizes={sizes} />;
}

/** Page sizes default to 25, 50 and 100. Without a total it shows "de más de 1.000" and later pages stay reachable. */
export function Pager({ page, perPage, total, hasNextPage, setPage, setPerPage, sizes = SIZES }: PagerProps) {
  return (
    <TablePagination
      component="div"
      count={total ?? UNKNOWN_TOTAL}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={sizes}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      labelDisplayedRows={({ from, to, count }) => {
        const range = `${formatCount(from)}–${formatCount(to)}`;
        if (count >= 0) return translate('ui.pager.range', { range, total: formatCount(count) });
        if (!hasNextPage) return range;
        return translate('ui.pager.rangeOfMore', { range, total: formatCount(Math.max(COUNT_LIMIT, to)) });
      }}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{
        // What a filter or another page left is said.
        displayedRows: { role: 'status' },
        actions: { nextButton: { disabled: !hasNextPage } },
        select: { inputProps: { 'aria-label': translate('ui.pager.rows') } },
        toolbar: { sx: { flexWrap: 'wrap', justifyContent: 'flex-end', pr: { xs: 2, sm: 1 } } },
        spacer: { sx: { display: { xs: 'none', sm: 'block' } } },
        selectLabel: { sx: { display: { xs: 'none', sm: 'block' } } },
      }}
    />
  );
}

/** react-admin's `ListNoResults`: that there is nothing, or that nothing matches the filters, and a way out. */
export function ListEmpty({ action }: { action?: ReactNode }) {
  const resource = useResourceContext();
  const list = useListContext();
  const label = useGetResourceLabel();
  const name = resource ? label(resource, 2).toLocaleLowerCase('es') : '';
  const filtered = Object.keys(list.filterValues as object).length > 0;
  return (
    <StateMessage
      title={
        filtered
          ? translate(`resources.${resource}.empty_filtered`, {
              _: translate('ra.navigation.no_filtered_results', { name }),
            })
          : translate(`resources.${resource}.empty`, { _: translate('ra.navigation.no_results', { name }) })
      }
      action={
        filtered ? (
          <Button variant="outlined" onClick={() => list.setFilters({}, [])}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        ) : (
          action
        )
      }
    >
      {!filtered && translate(`resources.${resource}.invite`, { _: '' })}
    </StateMessage>
  );
}

/** A list that could not be loaded; words in `resources.<x>.failed`. */
export function ListFailed() {
  const resource = useResourceContext();
  const { error, refetch } = useListContext();
  const title = translate(`resources.${resource}.failed`, { _: 'ui.loaded.failed' });
  return <LoadFailed title={title} error={error} onRetry={() => void refetch()} />;
}

/** The filters of a list and, of what it shows, a table for a spreadsheet. */
export function ExportedList({ from }: { from: string }) {
  const filters = useListContext().filterValues as object;
  return (
    <TopToolbar>
      <FilterButton />
      <Button
        size="small"
        href={`${from}?${new URLSearchParams({ filter: JSON.stringify(filters) })}`}
        download
      >
        {translate('ui.lists.export')}
      </Button>
    </TopToolbar>
  );
}
