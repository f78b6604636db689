import { FilterGroup } from '@pitlane/shared-ui/choice-group';
import { useSearchText } from '@pitlane/shared-ui/list-address';
import { SearchField } from '@pitlane/shared-ui/search-field';
import { Select } from '@pitlane/shared-ui/select';
import { space } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';
import { type InventoryAddress, stockLevels } from './use-inventory-address.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: end;
`;

/** Categories are the garage's own words and could be called anything, 'all' too; hence the prefix. */
const allCategories = 'all';
const optionId = (category: string) => `category:${category}`;

interface InventoryFilterProps {
  address: InventoryAddress;
  categories: readonly string[];
}

/** Search, category and stock level; each is kept in the address. */
export function InventoryFilter({ address, categories }: InventoryFilterProps) {
  const { search = '', category } = address.filter;
  const [text, setText] = useSearchText(search, address.searchFor);
  // An address may name a category that has not been loaded, or does not exist any more.
  const known = category && !categories.includes(category) ? [...categories, category] : categories;
  const options = [
    { id: allCategories, label: 'All Categories' },
    ...known.map((name) => ({ id: optionId(name), label: name })),
  ];
  return (
    <Line>
      <SearchField
        label="Search parts"
        placeholder="Name, code or category"
        value={text}
        onChange={setText}
      />
      <Select
        label="Category"
        options={options}
        value={category ? optionId(category) : allCategories}
        onChange={(id) => address.choose(known.find((name) => optionId(name) === id) ?? null)}
      />
      <FilterGroup
        label="Stock level"
        options={stockLevels}
        value={address.stockLevel}
        onChange={address.chooseStockLevel}
      />
    </Line>
  );
}
