import { formatCount } from '../format/formatCount';
import TablePagination from '@mui/material/TablePagination';
import { useListContext, useListPaginationContext, useTranslate } from 'react-admin';

/** The server counts exactly up to here; beyond it sends no total. */
const COUNT_LIMIT = 1000;
const UNKNOWN_TOTAL = -1;

const SIZES = [25, 50, 100];

interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  /** Undefined: more than the server counts. */
  total: number | undefined;
  hasNextPage?: boolean;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  /** Rows on a page that may be chosen. */
  sizes?: number[];
}

/** The pages of the react-admin list around. */
export function ListPager({ sizes }: { sizes?: number[] }) {
  const { isPending, page, total, ...pages } = useListPaginationContext();
  const { data } = useListContext();
  if (isPending || !data || total === 0 || page < 1) return null;
  return <Pager {...pages} page={page} total={total} sizes={sizes} />;
}

/** 25, 50 or 100 rows unless said. Without a total it says "de más de 1.000" and every later page stays reachable. */
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
