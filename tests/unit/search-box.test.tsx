import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SearchBox } from "@/routes/browse-tips/search-box";

/** A search box whose address follows only when told to. */
function openSearchBox() {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchBox query="" onSearch={onSearch} />);
  const box = screen.getByRole("searchbox");
  return {
    box,
    type: (...texts: string[]) => {
      for (const text of texts) fireEvent.change(box, { target: { value: text } });
    },
    follow: (query: string) => rerender(<SearchBox query={query} onSearch={onSearch} />),
  };
}

it("keeps what is typed while the address follows late", () => {
  const { box, type, follow } = openSearchBox();
  type("l", "le", "lea", "le", "lee");
  for (const query of ["l", "le", "lea", "le"]) {
    follow(query);
    expect(box).toHaveValue("lee");
  }
  type("leek");
  follow("lee");
  expect(box).toHaveValue("leek");
  follow("leek");
  expect(box).toHaveValue("leek");
});

it("shows another search that came by Back, a link or a reset", () => {
  const { box, type, follow } = openSearchBox();
  type("k", "ka");
  follow("ka");
  follow("");
  expect(box).toHaveValue("");
  follow("beans");
  expect(box).toHaveValue("beans");
});
