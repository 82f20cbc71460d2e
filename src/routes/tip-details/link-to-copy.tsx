import { useEffect, useRef } from "react";
import { TextField } from "@/components/field";

export interface LinkToCopyProps {
  url: string;
}

/** A link, selected, where the browser lets nobody but the reader copy. */
export function LinkToCopy({ url }: LinkToCopyProps) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector("input");
    field?.focus();
    field?.select();
  }, []);
  return (
    <div ref={form}>
      <TextField
        label="Link"
        hint="Couldn't copy automatically. Copy the link from here."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
