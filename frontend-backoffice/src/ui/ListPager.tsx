import { formatCount } from '../format/formatCount';
import { TablePagination } from '@mui/material';
import { useListContext, useListPaginationContext, useTranslate } from 'react-admin';

/** The server counts exactly up to this number; above it the total is missing. */
const COUNT_LIMIT = 1000;
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
  const translate = useTranslate();

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
        if (count >= 0) return `${range} de ${formatCount(count)}`;
        return hasNextPage ? `${range} de más de ${formatCount(Math.max(COUNT_LIMIT, to))}` : range;
      }}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{
        actions: { nextButton: { disabled: !hasNextPage } },
        select: { inputProps: { 'aria-label': 'Filas por página' } },
        toolbar: { sx: { flexWrap: 'wrap', justifyContent: 'flex-end', pr: { xs: 2, sm: 1 } } },
        spacer: { sx: { display: { xs: 'none', sm: 'block' } } },
        selectLabel: { sx: { display: { xs: 'none', sm: 'block' } } },
      }}
    />
  );
}
