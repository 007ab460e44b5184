import type { ReactElement } from 'react';
import type { BlockEditor } from 'shared-types/site/block-editor';
import type { BlockVariantNumber } from 'shared-types/site/block-type';
import { panelText, type PanelContext } from './settings/panel-context';

interface VariantsProps {
  readonly variants: NonNullable<BlockEditor['variants']>;
  /** Of the block; absent for the first one. */
  readonly variant: number | undefined;
  readonly panel: PanelContext;
}

/** The variants of a block's type, which are no setting. */
export function Variants({ variants, variant, panel }: VariantsProps): ReactElement {
  const { blockId, store, host } = panel;
  const id = `panel-${blockId}-variant`;
  const choose = (value: number): void =>
    store.run({
      label: 'changeSetting',
      recipe: ({ blocks }) => {
        const block = blocks[blockId];
        if (block) block.variant = value as BlockVariantNumber;
      },
    });
  return (
    <div className="field">
      <label htmlFor={id}>{host.text('panelVariant')}</label>
      <select id={id} value={variant ?? variants[0]?.value} onChange={({ target }) => choose(Number(target.value))}>
        {variants.map(({ value, label }) => (
          <option key={value} value={value}>
            {panelText(panel, label)}
          </option>
        ))}
      </select>
    </div>
  );
}
