/** How much of what runs the tables on this device has come; null: nothing is on its way. */
export const starting = $state<{ share: number | null }>({ share: null });
